import type { Seen } from '../../../machines/system-files/same-machine';

/** What `upower -d` prints on a ThinkPad, shortened. @param full Wh that the battery holds of 50.5 */
export const upower = (full: number) => `Device: /org/freedesktop/UPower/devices/battery_BAT0
  native-path:          BAT0
  vendor:               SMP
  model:                DELL 5XJ28
  serial:               1234
  power supply:         yes
  battery
    present:             yes
    state:               discharging
    energy:              20 Wh
    energy-full:         ${full} Wh
    energy-full-design:  50.5 Wh
    charge-cycles:       412
    percentage:          52%
    technology:          lithium-polymer
`;

/** What `smartctl --json -a` prints of a healthy NVMe drive, shortened. */
export const smartctl = JSON.stringify({
  json_format_version: [1, 0],
  smartctl: { version: [7, 4], platform_info: 'x86_64-linux-6.12.0', exit_status: 0 },
  device: { name: '/dev/nvme0', type: 'nvme', protocol: 'NVMe' },
  model_name: 'Samsung SSD 980 1TB',
  serial_number: 'S64ANS0R',
  smart_status: { passed: true },
  nvme_smart_health_information_log: {
    temperature: 41,
    percentage_used: 3,
    data_units_written: 41_000_000,
    power_on_hours: 5210,
    media_errors: 0,
  },
});

/** A laptop with Linux, as Chromium sees it. */
export const seen: Seen = {
  platform: 'linux',
  engine: 'chromium',
  threads: 8,
  memoryGiB: 8,
  screen: { width: 1920, height: 1080 },
  renderer: 'ANGLE (Intel, Mesa Intel(R) UHD Graphics (CML GT2), OpenGL 4.6)',
  zone: { name: 'Europe/Berlin', minutes: 60, now: Date.UTC(2026, 10, 27, 12) },
};
