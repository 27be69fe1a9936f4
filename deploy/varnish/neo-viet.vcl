vcl 4.1;

# Keeps the pages that the site says are the same for everyone, for as long as it says (a minute at most), and lets go of
# them when a node announces a change: PURGE with the page's keys. Needs vmod xkey (Debian: varnish-modules), and
# `-p http_gzip_support=off`, because the site packs pages better than Varnish would.

import directors;
import std;
import xkey;

acl purgers {
    "localhost";
    "10.0.0.0"/8;
    "172.16.0.0"/12;
    "192.168.0.0"/16;
}

probe ready {
    .url = "/readyz";
    .interval = 1s;
    .timeout = 1s;
    .window = 2;
    .threshold = 1;
}

backend node_1 {
    .host = "node-1";
    .port = "3000";
    .probe = ready;
    .connect_timeout = 1s;
    .first_byte_timeout = 35s;
}

backend node_2 {
    .host = "node-2";
    .port = "3000";
    .probe = ready;
    .connect_timeout = 1s;
    .first_byte_timeout = 35s;
}

sub vcl_init {
    new nodes = directors.round_robin();
    nodes.add_backend(node_1);
    nodes.add_backend(node_2);
}

sub vcl_recv {
    set req.backend_hint = nodes.backend();
    if (req.url == "/varnish-alive") {
        return (synth(200));
    }
    if (req.method == "PURGE") {
        # Behind HAProxy the sender is a proxy of ours, so that a visitor's PURGE would look like one from inside.
        if (client.ip !~ purgers || req.http.X-Forwarded-Proto) {
            return (synth(405));
        }
        if (!req.http.xkey-purge) {
            return (synth(400));
        }
        set req.http.purged = xkey.purge(req.http.xkey-purge);
        return (synth(200));
    }
    if (req.method != "GET" && req.method != "HEAD") {
        return (pass);
    }
    # The same as the site reads it: what is kept differs by nothing else.
    if (req.http.Accept-Encoding ~ "\bbr\b") {
        set req.http.Accept-Encoding = "br";
    } elsif (req.http.Accept-Encoding ~ "\bgzip\b") {
        set req.http.Accept-Encoding = "gzip";
    } else {
        unset req.http.Accept-Encoding;
    }
    # Not the built-in rules, which keep nothing from a visitor with a cookie: the site decides by the address alone, and
    # says of everything that is one visitor's own that it must not be kept.
    return (hash);
}

# A page that only reads is asked of another node, where one is gone or about to go and the probe has not seen it yet.
sub ask_another {
    if ((bereq.method == "GET" || bereq.method == "HEAD") && bereq.retries < 2) {
        set bereq.backend = nodes.backend();
        return (retry);
    }
}

sub vcl_backend_response {
    if (beresp.status == 503) {
        call ask_another;
    }
    set beresp.http.xkey = beresp.http.Surrogate-Key;
    # A file of the build, a picture, or a page that the site has named by its keys; nothing else.
    if (beresp.http.Cache-Control !~ "public" || beresp.http.Set-Cookie) {
        set beresp.uncacheable = true;
        set beresp.ttl = 120s;
        set beresp.grace = 0s;
        return (deliver);
    }
    # What is answered while the database is away is nobody else's answer.
    if (beresp.status >= 500) {
        set beresp.uncacheable = true;
        set beresp.ttl = 0s;
        return (deliver);
    }
}

sub vcl_deliver {
    unset resp.http.xkey;
    unset resp.http.Surrogate-Key;
    unset resp.http.Via;
    # A kept page carries the request that it was drawn for.
    set resp.http.X-Request-Id = req.http.X-Request-Id;
    unset resp.http.X-Varnish;
}

sub vcl_synth {
    if (req.method == "PURGE" && resp.status == 200) {
        set resp.http.X-Purged = req.http.purged;
    }
    set resp.http.Cache-Control = "no-store";
    return (deliver);
}

sub vcl_backend_error {
    call ask_another;
    set beresp.http.Retry-After = "5";
    set beresp.http.Cache-Control = "no-store";
    set beresp.http.Content-Type = "text/html; charset=utf-8";
    set beresp.body = {"<!doctype html><html lang="vi"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Hệ thống đang bận</title></head><body style="margin:0;font:17px/1.6 system-ui,sans-serif;color:#12312e;background:#fbf7f0"><main style="max-width:34rem;margin:0 auto;padding:12vh 1.25rem"><h1 style="font-size:1.75rem;line-height:1.25">Hệ thống đang bận</h1><p>Trang này chưa mở được lúc này. Bạn chờ một chút rồi thử lại.</p><p><a href="" style="display:inline-flex;align-items:center;min-height:3rem;padding:0 1.5rem;font-weight:600;color:#fff;background:#0b6e69;border-radius:12px;text-decoration:none">Thử lại</a></p></main></body></html>"};
    return (deliver);
}
