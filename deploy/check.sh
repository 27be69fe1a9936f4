#!/usr/bin/env bash
# Asks the programs themselves whether they take the configuration in this folder, with stand-ins for certificates,
# passwords and machines. Says which program is not on this machine; ends with 1 where one refuses. Debian 12 has all of
# them: apt-get install haproxy varnish varnish-modules pgbouncer patroni pgbackrest prometheus prometheus-alertmanager systemd docker-compose kubernetes-client
set -u
cd "$(dirname "$0")"
tmp=$(mktemp -d)
chmod 755 "$tmp"
trap 'rm -rf "$tmp"' EXIT
refused=0
absent=()
PATH=$PATH:/usr/sbin:/sbin

# check NAME PROGRAM COMMAND…
check() {
  local name=$1 program=$2
  shift 2
  if ! command -v "$program" >/dev/null; then
    absent+=("$program ($name)")
    return
  fi
  if "$@" >"$tmp/said" 2>&1; then
    echo "✓ $name"
  else
    refused=1
    echo "✗ $name"
    sed 's/^/    /' "$tmp/said"
  fi
}

haproxy_takes() {
  openssl req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=check -keyout "$tmp/key" -out "$tmp/cert" 2>/dev/null
  mkdir -p "$tmp/certs" && cat "$tmp/key" "$tmp/cert" >"$tmp/certs/site.pem"
  sed -E -e "s#/etc/haproxy/certs/#$tmp/certs/#" -e 's/ (varnish|node-[12]|db-[123]):/ 127.0.0.1:/' haproxy/haproxy.cfg >"$tmp/haproxy.cfg"
  haproxy -c -f "$tmp/haproxy.cfg" && ! haproxy -c -f "$tmp/haproxy.cfg" 2>&1 | grep -i warning
}

# Its compiler wants addresses that it can look up.
varnish_takes() {
  sed -E 's/"node-[12]"/"127.0.0.1"/' varnish/neo-viet.vcl >"$tmp/neo-viet.vcl"
  varnishd -C -f "$tmp/neo-viet.vcl" -n "$tmp/varnish"
}

# It has no mode that only checks: it is started on a free port, and asked for its version.
pgbouncer_takes() {
  local port=$((20000 + RANDOM % 20000)) user=()
  echo '"neoviet" "secret"' >"$tmp/userlist.txt"
  sed -e "s#/etc/pgbouncer/userlist.txt#$tmp/userlist.txt#" -e "s/^listen_port = .*/listen_port = $port/" -e "s/^listen_addr = .*/listen_addr = 127.0.0.1/" \
    pgbouncer/pgbouncer.ini >"$tmp/pgbouncer.ini"
  printf 'unix_socket_dir =\nlogfile =\n' >>"$tmp/pgbouncer.ini"
  chmod 644 "$tmp/userlist.txt" "$tmp/pgbouncer.ini"
  [ "$(id -u)" = 0 ] && user=(--user nobody)
  pgbouncer "${user[@]}" "$tmp/pgbouncer.ini" >"$tmp/pgbouncer.log" 2>&1 &
  local pid=$! taken=1
  for _ in $(seq 50); do
    if (exec 3<>"/dev/tcp/127.0.0.1/$port") 2>/dev/null; then taken=0 && break; fi
    kill -0 $pid 2>/dev/null || break
    sleep 0.1
  done
  kill $pid 2>/dev/null
  wait $pid 2>/dev/null
  cat "$tmp/pgbouncer.log"
  [ $taken = 0 ] && ! grep -E 'WARNING|ERROR|FATAL' "$tmp/pgbouncer.log"
}

# What it says of machines, folders and programs that are not here is left out; what it says of keys counts. It wants the
# rules of access where a new cluster is described, though those of `postgresql` hold there as well.
patroni_takes() {
  local nowhere='is not (reachable|accessible)|Name or service not known|name resolution|does not exist|not a (directory|string)$|Program|watchdog|No such file|^bootstrap.pg_hba +is not defined'
  sed -e 's/db-\([123]\):/198.51.100.\1:/g' patroni/patroni.yml >"$tmp/patroni.yml"
  patroni --validate-config "$tmp/patroni.yml" >"$tmp/patroni.log" 2>&1
  grep -vE "$nowhere|^ *$" "$tmp/patroni.log" && return 1
  return 0
}

pgbackrest_takes() {
  mkdir -p "$tmp/log" "$tmp/lock"
  pgbackrest --config="$PWD/pgbackrest/pgbackrest.conf" --log-path="$tmp/log" --lock-path="$tmp/lock" \
    --stanza=neo-viet --repo1-type=posix --repo1-path="$tmp/repo" --log-level-file=off info >"$tmp/pgbackrest.log" 2>&1
  cat "$tmp/pgbackrest.log"
  grep -q 'missing stanza path' "$tmp/pgbackrest.log" && ! grep -E 'WARN|ERROR' "$tmp/pgbackrest.log"
}

# The programs of another machine are taken as they are.
systemd_takes() {
  mkdir -p "$tmp/units"
  for unit in systemd/*; do
    sed -E 's#^(ExecStart|ExecStartPost|ExecCondition)=/(opt|usr/bin)/[^ ]+#\1=/bin/true#' "$unit" >"$tmp/units/${unit#systemd/}"
  done
  for template in alarm@ backup@; do
    cp "$tmp/units/neo-viet-$template.service" "$tmp/units/neo-viet-${template}full.service"
  done
  local said
  said=$(SYSTEMD_UNIT_PATH="$tmp/units:" systemd-analyze verify --man=no "$tmp"/units/*[a-z].service "$tmp"/units/*.timer 2>&1)
  grep -F "$tmp" <<<"$said" && return 1
  grep 'neo-viet' <<<"$said" && return 1
  return 0
}

prometheus_takes() {
  cp prometheus/*.yml "$tmp" && touch "$tmp/token"
  sed -i "s#/etc/prometheus/neo-viet.token#$tmp/token#" "$tmp/prometheus.yml" "$tmp/one-machine.yml"
  promtool check config "$tmp/prometheus.yml" "$tmp/one-machine.yml" && promtool test rules "$tmp/alerts.test.yml"
}

compose_takes() {
  cp -r compose.yml container prometheus grafana "$tmp" && sed 's/CHANGE/x/' neo-viet.env.example >"$tmp/.env"
  # An older docker-compose does not know the name of a project yet.
  if docker compose version >/dev/null 2>&1; then
    DATABASE_PASSWORD=x docker compose -f "$tmp/compose.yml" config
  else
    sed -i '/^name: /d' "$tmp/compose.yml"
    sed -i '1i version: "3.9"' "$tmp/compose.yml"
    DATABASE_PASSWORD=x docker-compose -f "$tmp/compose.yml" --env-file "$tmp/.env" config
  fi
}

# Its schemas are a package of npm, taken for this check alone.
manifests_take() {
  npm install --silent --no-audit --no-fund --prefix "$tmp/models" kubernetes-models@5.1.0 yaml@2.9.1 || return 1
  cp kubernetes/check-manifests.mjs "$tmp/models"
  node "$tmp/models/check-manifests.mjs" "$PWD"/kubernetes/*.yaml
}

compose_program=docker-compose
docker compose version >/dev/null 2>&1 && compose_program=docker
check HAProxy haproxy haproxy_takes
check Varnish varnishd varnish_takes
check PgBouncer pgbouncer pgbouncer_takes
check Patroni patroni patroni_takes
check pgBackRest pgbackrest pgbackrest_takes
check systemd systemd-analyze systemd_takes
check Prometheus promtool prometheus_takes
check Alertmanager amtool amtool check-config prometheus/alertmanager.yml
check Compose $compose_program compose_takes
check Kubernetes kubectl kubectl kustomize kubernetes
check 'Kubernetes schemas' npm manifests_take
check 'trial restore' bash bash -n pgbackrest/trial-restore.sh
check 'notes of back-ups' bash bash -n pgbackrest/note-success.sh
for program in "${absent[@]}"; do echo "– not on this machine: $program"; done
exit $refused
