import type { Platform } from '../../../measure/keyboard/keys';

const novnc = 'https://github.com/novnc/noVNC/blob/master/core/input/keyboard.js';

/** Traces written by hand from documented behavior, as `replay` takes them. */
export const quirks: readonly {
  readonly name: string;
  /** Where the behavior is documented. */
  readonly source: string;
  readonly platform?: Platform;
  readonly trace: string;
  /** Exactly these keys count as tested. */
  readonly tested: readonly string[];
  readonly most?: number;
}[] = [
  {
    name: 'AltGr on Windows sends a false left Control first, released first',
    source: novnc,
    trace:
      '100 +ControlLeft control, 104 +AltRight alt key=AltGraph, 300 +KeyE alt key=€, 380 -KeyE alt key=€, ' +
      '420 -ControlLeft alt, 421 -AltRight key=AltGraph',
    tested: ['AltRight', 'KeyE'],
    most: 2,
  },
  {
    name: 'AltGr held until it repeats sends the false Control again and again',
    // Both keys that AltGr produces repeat: https://w3c.github.io/uievents/#dom-keyboardevent-repeat
    source: novnc,
    trace:
      '100 +ControlLeft control, 100 +AltRight alt key=AltGraph, 600 *ControlLeft control alt, ' +
      '600 *AltRight alt key=AltGraph, 633 *ControlLeft control alt, 633 *AltRight alt key=AltGraph, ' +
      '700 -AltRight key=AltGraph, 701 -ControlLeft',
    tested: ['AltRight'],
    most: 1,
  },
  {
    name: 'a real left Control that is tapped shortly counts when it is released',
    source: novnc,
    trace: '100 +ControlLeft control, 160 -ControlLeft, 400 +AltRight alt, 480 -AltRight',
    tested: ['AltRight', 'ControlLeft'],
    most: 1,
  },
  {
    name: 'a real left Control held before AltGr stays a Control',
    source: novnc,
    trace: '100 +ControlLeft control, settle, 500 +AltRight control alt, 600 -AltRight control, 700 -ControlLeft',
    tested: ['AltRight', 'ControlLeft'],
    most: 2,
  },
  {
    name: 'Caps Lock on macOS sends keydown when it lights and keyup when it goes out',
    source: 'https://github.com/nosilleg/capslockstate-jquery-plugin/issues/4',
    platform: 'mac',
    trace: '100 +CapsLock, 1900 +KeyA, 2000 -KeyA, 60000 -CapsLock',
    tested: ['CapsLock', 'KeyA'],
    most: 1,
  },
  {
    name: 'Caps Lock in Firefox on macOS sends keydown alone',
    source: 'https://bugzilla.mozilla.org/show_bug.cgi?id=712535',
    platform: 'mac',
    trace: '100 +CapsLock, 900 +CapsLock, 1000 +KeyA, 1080 -KeyA, 45000 +KeyB, 45080 -KeyB',
    tested: ['CapsLock', 'KeyA', 'KeyB'],
    most: 1,
  },
  {
    name: 'keys pressed with Command on macOS send no keyup',
    source: 'https://bugzilla.mozilla.org/show_bug.cgi?id=1299553',
    platform: 'mac',
    trace: '100 +MetaLeft meta, 200 +KeyC meta, 400 +KeyV meta, 500 -MetaLeft',
    tested: ['KeyC', 'KeyV', 'MetaLeft'],
    most: 3,
  },
  {
    name: 'a key held before Command on macOS loses its keyup too',
    source: 'https://github.com/JohannesKlauss/react-hotkeys-hook/issues/1018',
    platform: 'mac',
    trace: '100 +KeyA, 200 +MetaRight meta, 300 -MetaRight, 40000 +KeyB, 40090 -KeyB, 40200 +KeyC, 40290 -KeyC',
    tested: ['KeyA', 'KeyB', 'KeyC', 'MetaRight'],
  },
  {
    name: 'Print Screen on Windows sends keyup alone',
    source: 'https://github.com/ocornut/imgui/issues/6859',
    trace: '100 -PrintScreen',
    tested: ['PrintScreen'],
  },
  {
    name: 'Print Screen that sends both events is one press',
    source: 'https://github.com/libsdl-org/SDL/issues/551',
    trace: '100 +PrintScreen, 190 -PrintScreen',
    tested: ['PrintScreen'],
    most: 1,
  },
  {
    name: 'of both Shift keys the release of one is lost',
    source: novnc,
    trace: '100 +ShiftLeft shift, 200 +ShiftRight shift, 400 -ShiftRight',
    tested: ['ShiftLeft', 'ShiftRight'],
    most: 2,
  },
  {
    name: 'Japanese mode keys send no proper keyup',
    source: novnc,
    trace:
      '100 +NonConvert key=NonConvert, 300 +KanaMode key=Hiragana, 500 +Convert key=Convert, ' +
      '700 +Backquote key=ZenkakuHankaku, 900 -Backquote key=Hankaku, 1000 +CapsLock key=Alphanumeric, ' +
      '40000 +KeyA, 40080 -KeyA, 41000 +KeyB, 41080 -KeyB',
    tested: ['Backquote', 'CapsLock', 'Convert', 'KanaMode', 'KeyA', 'KeyB', 'NonConvert'],
    most: 1,
  },
  {
    name: 'Korean language keys send keydown alone',
    source: 'https://github.com/torvalds/linux/blob/master/drivers/input/keyboard/atkbd.c',
    trace: '100 +Lang1 key=HangulMode, 500 +Lang2 key=HanjaMode, 40000 +KeyA, 40080 -KeyA',
    tested: ['KeyA', 'Lang1', 'Lang2'],
  },
  {
    name: 'Ctrl+P opens a dialogue that swallows both releases without a blur',
    source: 'https://github.com/jaywcjlove/hotkeys-js/issues/509',
    trace: '100 +ControlLeft control, settle, 300 +KeyP control, 9000 +KeyA, 9090 -KeyA, 40000 +KeyB, 40090 -KeyB',
    tested: ['ControlLeft', 'KeyA', 'KeyB', 'KeyP'],
    most: 2,
  },
  {
    name: 'the window loses the keyboard while keys are held',
    source: novnc,
    trace: '100 +AltLeft alt, 200 +Tab alt, blur, 5000 -AltLeft, 6000 +KeyA, 6090 -KeyA',
    tested: ['AltLeft', 'KeyA', 'Tab'],
    most: 2,
  },
  {
    name: 'a keyup is lost and the key comes down again at once',
    source: novnc,
    trace: '100 +KeyA, 200 +KeyB, 210 -KeyB, 215 +KeyA, 300 -KeyA',
    tested: ['KeyA', 'KeyB'],
    most: 2,
  },
  {
    name: 'the Copilot key sends Win, Shift and F23',
    source: 'https://github.com/microsoft/PowerToys/issues/35808',
    trace:
      '100 +MetaLeft meta, 101 +ShiftLeft shift meta, 102 +F23 shift meta, 180 -F23 shift meta, ' +
      '181 -ShiftLeft meta, 182 -MetaLeft',
    tested: ['F23'],
  },
  {
    name: 'a key that repeats while it is held is one press',
    source: 'https://w3c.github.io/uievents/#dom-keyboardevent-repeat',
    trace: '100 +KeyA, 600 *KeyA, 633 *KeyA, 666 *KeyA, 700 -KeyA, 1000 *KeyB',
    tested: ['KeyA'],
    most: 1,
  },
  {
    name: 'a keyboard whose events never carry the modifier’s flag keeps its modifiers',
    source: 'https://developer.mozilla.org/docs/Web/API/KeyboardEvent/metaKey',
    trace: '100 +MetaLeft, 200 +KeyA, 300 -KeyA, 400 -MetaLeft',
    tested: ['KeyA', 'MetaLeft'],
    most: 2,
  },
];
