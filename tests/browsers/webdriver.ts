/** Answers of WebDriver are plain data. The caller knows their shape. */
type Answer = unknown;

/** The few WebDriver commands that the tests need (https://www.w3.org/TR/webdriver2/). */
export class WebDriverSession {
  private constructor(
    readonly server: string,
    readonly id: string,
  ) {}

  static async start(server: string, capabilities: object): Promise<WebDriverSession> {
    const { sessionId } = (await ask('POST', `${server}/session`, {
      capabilities: { alwaysMatch: capabilities },
    })) as { sessionId: string };
    return new WebDriverSession(server, sessionId);
  }

  /** Sends a command. @throws an error with the driver's message */
  command(path: string, body: object, method: 'POST' | 'DELETE' = 'POST'): Promise<Answer> {
    return ask(method, `${this.server}/session/${this.id}${path}`, body);
  }
}

async function ask(method: string, url: string, body: object): Promise<Answer> {
  const response = await fetch(url, { method, ...(method === 'POST' && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: { error?: string; message?: string } };
  if (!response.ok) throw new Error(`${url.replace(/.*\/session\/[^/]+/, '')}: ${value.error} ${value.message ?? ''}`);
  return value;
}

/** WebDriver's codes for keys that type no character (https://www.w3.org/TR/webdriver2/#keyboard-actions). */
const KEYS: Readonly<Record<string, string>> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE006',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  Space: ' ',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

export const keyOf = (key: string): string => KEYS[key] ?? key;
