/** What the browser says of the machine it runs on. Nothing in it is measured. */
export interface SystemInfo {
  /** Name and, where it is known, version; 'Unknown OS' otherwise. */
  readonly os: string;
  /** 'Unknown Browser' when it is none of the known ones. */
  readonly browser: string;
  /** 'Unknown' when the browser does not say. */
  readonly browserVersion: string;
  /** In CSS px. */
  readonly screenWidth: number;
  readonly screenHeight: number;
  /** In device px, with the page's zoom taken out where it can be known. */
  readonly deviceWidth: number;
  readonly deviceHeight: number;
  /** Device px per CSS px; includes the page's zoom. */
  readonly pixelRatio: number;
  /** Logical processors; 0 when the browser does not say. */
  readonly cpuCores: number;
  /** Bits per pixel. */
  readonly colorDepth: number;
  readonly platform: string;
  readonly userAgent: string;
  readonly gpu?: string;
  readonly battery?: Battery;
  /** IANA name, such as 'Europe/London'; empty when the browser does not say. */
  readonly timezone: string;
  /** BCP 47 tag, such as 'en-GB'. */
  readonly language: string;
}

export interface Battery {
  /** Whole percent, 0 to 100. */
  readonly level: number;
  readonly charging: boolean;
}
