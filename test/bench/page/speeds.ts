/** The speed of a machine and of its network. */
export interface Speed {
  /** As `--speeds` takes it. */
  readonly name: string;
  readonly label: string;
  /** How many times slower the CPU is. */
  readonly cpu: number;
  readonly network?: Network;
}

export interface Network {
  /** Milliseconds of a round trip. */
  readonly latency: number;
  /** Bytes a second. */
  readonly download: number;
  readonly upload: number;
}

/** 1.6 Mb/s down, 0.75 Mb/s up. */
const SLOW_4G: Network = {latency: 150, download: 200_000, upload: 93_750};

export const FULL_SPEED: Speed = {name: '1', label: 'full speed', cpu: 1};

export const speeds: readonly Speed[] = [
  FULL_SPEED,
  {name: '4', label: 'CPU 4× slower', cpu: 4},
  {name: '4g', label: 'CPU 4× slower, slow 4G', cpu: 4, network: SLOW_4G},
];
