/** The speed of a machine and of its network. */
export interface Speed {
  /** Its name for `--speeds`. */
  readonly name: string;
  readonly label: string;
  /** The factor by which the CPU is slower. */
  readonly cpu: number;
  readonly network?: Network;
}

export interface Network {
  /** The round trip time in milliseconds. */
  readonly latency: number;
  /** Bytes per second. */
  readonly download: number;
  readonly upload: number;
}

/** 1.6 Mb/s down, 0.75 Mb/s up. */
const SLOW_4G: Network = {latency: 150, download: 200_000, upload: 93_750};

export const FULL_SPEED: Speed = {name: '1', label: 'full speed', cpu: 1};

export const SLOW_NETWORK: Speed = {name: '1g', label: 'slow 4G', cpu: 1, network: SLOW_4G};

export const speeds: readonly Speed[] = [
  FULL_SPEED,
  {name: '4', label: 'CPU 4× slower', cpu: 4},
  {name: '4g', label: 'CPU 4× slower, slow 4G', cpu: 4, network: SLOW_4G},
];
