/** Texts of the page of signing keys. */

export const keyTexts = {
  title: 'Signing keys',
  lead: 'A key shows which bench sealed a report. Its private half stays in the browser that made it.',
  blocked: {
    title: 'No key can be kept here',
    text: 'This browser stores nothing for the site. Reports are sealed all the same, and nobody signs them.',
  },
  own: {
    title: 'The key of this browser',
    none: 'There is none yet. The first report that you seal makes one, or make it here.',
    /** Whoever gets a report reads the groups out, and the owner of the key compares them. */
    compare: 'Somebody who gets a report from you can compare these three groups with you over the phone.',
    name: 'Name in new reports',
    saveName: 'Save the Name',
    made: 'In this browser since',
    digits: 'Public key',
    private: 'Private half',
    stays: 'Stays in this browser. Nobody can read it out, this page included.',
    file: 'Save the Public Key',
    copy: 'Copy a Link to It',
    copied: 'Link copied',
    copiedText: 'Who opens it can add your key by name.',
    notCopied: 'Not copied',
    notCopiedText: 'This browser does not let the page copy. Save the public key instead.',
  },
  make: {
    title: 'Make a new key',
    text: 'New reports are signed by it from then on. Reports that were signed before stay valid, and this browser still knows the key before by name. Others have to add the new one.',
    name: 'Name',
    placeholder: 'Northgate, Bench 4',
    withFile: 'Save a file of the private half too',
    withFileText:
      'The file lets another browser sign by the same key. It can be saved now and never again. A passphrase locks it: who has both can sign in your name.',
    passphrase: 'Passphrase',
    again: 'The same again',
    tooShort: (least: number) => `At least ${least} characters, so that nobody guesses it.`,
    unlike: 'The two are not the same.',
    button: 'Make the Key',
    done: 'New key made',
    doneText: 'New reports are signed by it.',
    failed: 'No key was made',
    failedText: 'The page is not secure, or this browser keeps nothing. The key before still signs.',
  },
  take: {
    title: 'Take a key from its file',
    text: 'A private half that was saved in another browser. New reports are signed by it from then on.',
    choose: 'Choose the File',
    chosen: (name: string) => `File: ${name}`,
    button: 'Take the Key',
    done: 'Key taken',
    refusals: {
      'not-a-backup':
        'This file holds no private key. A public key cannot sign; add it below, among those that you know.',
      passphrase: 'The passphrase does not open this file, or the file is damaged. Nothing was changed.',
      'too-large': 'This file is too large for a key. Nothing was read.',
      unreadable: 'The file cannot be read.',
    },
    /** What is to be said of a key without a file. */
    noFile:
      'A key without a file cannot be taken out of its browser, also by you. To sign by one key on several benches, make a new one with a file.',
  },
  known: {
    title: 'Keys that you know',
    none: 'None yet. Reports of others are of an unknown key until you add theirs.',
    list: 'Known keys',
    before: 'Of this browser, used before',
    others: 'Of somebody else',
    since: 'Since',
    rename: 'Name',
    save: 'Save',
    again: 'Sign by It Again',
    remove: 'Remove',
    /** For the name of a button: whose it is. */
    of: (action: string, name: string) => `${action}: ${name}`,
    removed: (name: string) => `${name} removed`,
    removedText: 'Its reports are of an unknown key now. Until this message is closed it can be put back.',
    undo: 'Undo',
    failed: 'Nothing was changed',
    failedText: 'This browser does not change its storage now.',
  },
  add: {
    title: 'Add a key',
    text: 'Paste a public key, the text of its file, or a link to it. Ask its owner for the three groups first, over a phone number that you trust.',
    paste: 'Public key',
    placeholder: '64 hex digits, a file’s text or a link',
    file: 'Open a File',
    check: 'Compare these groups with its owner.',
    name: 'Name for this key',
    button: 'They Match, Add It',
    done: 'Key added',
    /** @param name of the key */
    doneText: (name: string) => `Reports signed by it are shown as ${name}.`,
    isOwn: 'This is a key of this browser.',
    isKnown: (name: string) => `You know this key as ${name}. Adding it gives it the new name.`,
    refusals: {
      private: 'This is the file of a private key. Do not share it: its owner should make a new key.',
      address:
        'This site asks no other site. Open the address yourself, save the file or copy its text, and bring it here.',
      newer: 'A newer version of the site wrote this key. Reload the page, then try again.',
      cut: 'Part of this key is missing. A key has 64 hex digits.',
      'not-a-key': 'This is no public key.',
    },
  },
  publish: {
    title: 'For companies: publish your key',
    text: 'Put the file below at an address of your own, such as https://www.example.com/assay-key.json, and name that address where people look for it. They save the file and open it here, or paste its text. This site never asks another one by itself.',
    fields: [
      { name: 'type', text: 'Always assay-key.' },
      { name: 'format', text: 'The version of this form: 1.' },
      { name: 'name', text: 'The name that is proposed to people, at most 80 characters. They may choose another.' },
      { name: 'key', text: 'The Ed25519 public key: its 32 bytes as 64 hex digits in small letters.' },
    ],
    fingerprint:
      'The three groups are the first 12 hex digits of the key’s fingerprint: the SHA-256 of the words assay-key, a space, and the key’s 64 digits in quotation marks.',
    changed: 'When you make a new key, keep the old file at an address of its own: older reports are signed by it.',
  },
} as const;
