import type { Page } from '../../e2e/test';
import { KeyboardPage } from './keyboard.page';

export async function opened(page: Page): Promise<KeyboardPage> {
  const keyboard = new KeyboardPage(page);
  await keyboard.open();
  return keyboard;
}

export async function started(page: Page): Promise<KeyboardPage> {
  const keyboard = new KeyboardPage(page);
  await keyboard.openAndStart();
  return keyboard;
}
