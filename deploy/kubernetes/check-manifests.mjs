// Checks manifests against the schemas of Kubernetes; run by ../check.sh in a folder where `kubernetes-models` is installed.
// Kinds that operators bring (CloudNativePG) and that only kubectl reads have no schema there, and are named.
import { readFileSync } from 'node:fs';
import { parseAllDocuments } from 'yaml';

let refused = 0;
for (const path of process.argv.slice(2))
  for (const document of parseAllDocuments(readFileSync(path, 'utf8'))) {
    const manifest = document.toJS();
    if (!manifest) continue;
    const { apiVersion, kind, metadata } = manifest;
    const name = `${kind} ${metadata?.name ?? ''} (${path})`;
    const Model = await modelOf(apiVersion, kind);
    if (!Model) {
      console.log(`no schema: ${name}`);
      continue;
    }
    try {
      new Model(manifest).validate();
    } catch (error) {
      refused = 1;
      console.log(`${name}: ${error.message}`);
    }
  }
process.exit(refused);

async function modelOf(apiVersion, kind) {
  try {
    return (await import(`kubernetes-models/${apiVersion}/${kind}`))[kind];
  } catch (error) {
    if (error.code === 'ERR_MODULE_NOT_FOUND' || error.code === 'ERR_PACKAGE_PATH_NOT_EXPORTED') return null;
    throw error;
  }
}
