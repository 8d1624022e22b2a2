// Exits with a message if Node is too old for the next command: `node src/tools/require-node.cjs && …`. Uses the syntax of any version.
var version = process.versions.node;
if (Number(version.split('.')[0]) < 20) {
  console.error(
    `Node 20 or newer is needed, but this is Node ${version}. Install it from https://nodejs.org.`,
  );
  process.exit(1);
}
