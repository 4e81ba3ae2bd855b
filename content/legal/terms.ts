import { site } from '../site';
import type { Section } from './section';

export const termsLead = `By using ${site.name} you accept these terms. They are short, because the site asks for nothing.`;

export const termsSections: readonly Section[] = [
  {
    title: 'The service',
    paragraphs: [
      `${site.name} is a collection of hardware tests that run in your browser. It costs 0 USD. There is no account, no subscription and no paid part. You may use it privately, in a shop, in a workshop and in a company, on as many devices as you like.`,
    ],
  },
  {
    title: 'What a result is',
    paragraphs: [
      'A result tells what the page measured, what the browser reported and what you observed, on one device at one time. It is neither a certificate nor an expert’s opinion, and no warranty of the device follows from it.',
      'A browser cannot see everything. A pass does not mean that a device has no fault. Do not let a result alone decide where safety or much money is at stake.',
      'Results can be edited by whoever has the file. When you rely on one that somebody sent you, run the test yourself.',
    ],
  },
  {
    title: 'Your care',
    paragraphs: ['Some tests make light, sound or motion. Use them as the page says.'],
    rows: [
      {
        name: 'Flashing',
        text: 'Pixel repair can flash the whole screen. It asks first. Do not use it where somebody with photosensitive epilepsy may see it.',
      },
      {
        name: 'Loudness',
        text: 'The sound test plays pure tones. Begin with the volume at half, and take headphones off your ears first.',
      },
      {
        name: 'Pressure',
        text: 'Do not press on a panel to cure a pixel. Do not open a device on the strength of a web page.',
      },
      {
        name: 'Other people’s devices',
        text: 'Test what is yours, or what its owner lets you test. Ask before you turn on a camera or a microphone near others.',
      },
    ],
  },
  {
    title: 'No warranty',
    paragraphs: [
      'The site is offered as it is, without warranty of any kind, as far as the law allows. It may change, be unavailable or end. Its operator is not liable for damage that comes from using it or from relying on a result, except where the law does not permit to exclude that, as for intent and gross negligence.',
    ],
  },
  {
    title: 'Fair use',
    paragraphs: [
      'Do not attack or overload the server, and do not present a changed copy as this site. The program is published under the MIT license, whose terms hold for its source. Names of makers, systems and standards belong to their owners and are used to say what is meant.',
    ],
  },
  {
    title: 'Guides and links',
    paragraphs: [
      'The guides describe faults and common practice. What a maker or seller owes you follows from your contract, their policy and the law of your country. Links to other sites lead to pages that others answer for.',
    ],
  },
  {
    title: 'Privacy',
    paragraphs: [
      [
        'The tests send nothing. What stays on your device is listed in the ',
        { text: 'privacy policy', href: '/privacy' },
        ', which is part of these terms.',
      ],
    ],
  },
  {
    title: 'Changes and contact',
    paragraphs: [
      [
        'New terms hold from the day they stand here. If one of them is invalid, the others remain. Questions go to ',
        { text: site.email, href: `mailto:${site.email}` },
        '.',
      ],
    ],
  },
];
