#!/usr/bin/env node
// Loads the command only in a supported version of Node: an older one would fail at an import, without an explanation.
const {node} = process.versions;
if (Number(node.split('.')[0]) < 20) {
  console.error(`Node 20 or newer is needed, but this is Node ${node}. Install it from https://nodejs.org.`);
  process.exitCode = 1;
} else {
  import('./command.ts').then(async ({runCommand}) => {
    process.exitCode = await runCommand(process.argv.slice(2));
  });
}
