import {execFileSync} from 'node:child_process';
import {platform} from 'node:os';

/** Installs the libraries beside which the elements are measured; only the benchmarks need them. */
export function installPeers(): void {
  const quiet = ['--prefer-offline', '--no-audit', '--no-fund', '--loglevel', 'error'];
  execFileSync('npm', ['ci', '--prefix', 'test/bench', ...quiet], {
    stdio: 'inherit',
    shell: platform() === 'win32',
  });
}
