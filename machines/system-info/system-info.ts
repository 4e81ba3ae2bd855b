/** What the browser reports about the computer it runs on. Nothing in it is measured. */
export interface SystemInfo {
  /** Name and, if known, version. 'Unknown OS' otherwise. */
  readonly os: string;
  /** 'Unknown Browser' if it is none of the known ones. */
  readonly browser: string;
  /** 'Unknown' if the browser does not report it. */
  readonly browserVersion: string;
  /** In CSS px. */
  readonly screenWidth: number;
  readonly screenHeight: number;
  /** In device px, without the page zoom where it is known. */
  readonly deviceWidth: number;
  readonly deviceHeight: number;
  /** Device px per CSS px. Includes the page zoom. */
  readonly pixelRatio: number;
  /** Logical processors. 0 if the browser does not report it. */
  readonly cpuCores: number;
  /** Bits per pixel. */
  readonly colorDepth: number;
  readonly platform: string;
  readonly userAgent: string;
  readonly gpu?: string;
  readonly battery?: Battery;
  /** IANA name, such as 'Europe/London'. Empty if the browser does not report it. */
  readonly timezone: string;
  /** BCP 47 tag, such as 'en-GB'. */
  readonly language: string;
}

export interface Battery {
  /** Whole percent, 0 to 100. */
  readonly level: number;
  readonly charging: boolean;
}
