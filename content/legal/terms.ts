import { site } from '../site';
import type { Section } from './section';

export const termsTitle = 'Terms of Service';
export const termsLead = `By using ${site.name} you accept these terms. They are short.`;

export const termsSections: readonly Section[] = [
  {
    title: 'The service',
    paragraphs: [
      `${site.name} is a collection of hardware tests that run in your browser. It costs 0 USD. There are no accounts, no subscriptions and no paid features. You may use it at home or at work, on as many devices as you like.`,
    ],
  },
  {
    title: 'What a result is',
    paragraphs: [
      'A result says what the page measured, what the browser reported and what you observed, on one device at one time. It is not a certificate, not an expert’s opinion and not a warranty of the device.',
      'A browser cannot see everything. A pass does not mean that a device has no fault. Do not rely on a result alone where safety or a lot of money is at stake.',
      'Anyone who has a result can edit it. Before you rely on a result that someone sent you, run the test yourself.',
    ],
  },
  {
    title: 'Your care',
    paragraphs: ['Some tests flash, play sound or show motion. Use them as the page says.'],
    rows: [
      {
        name: 'Flashing',
        text: 'Pixel repair can flash the whole screen. It asks first. Do not use it where a person with photosensitive epilepsy may see it.',
      },
      {
        name: 'Loudness',
        text: 'The sound test plays pure tones. Start at half volume, and take off headphones first.',
      },
      {
        name: 'Pressure',
        text: 'Do not press on a screen to fix a pixel. Do not open a device because of a web page.',
      },
      {
        name: 'Other people’s devices',
        text: 'Test your own devices, or devices whose owner agrees. Ask before you turn on a camera or microphone near other people.',
      },
    ],
  },
  {
    title: 'No warranty',
    paragraphs: [
      'The site is provided as is, without warranty of any kind, as far as the law allows. It may change, be unavailable or end. The operator is not liable for damage from using the site or relying on a result, unless the law does not allow this to be excluded, such as for intent and gross negligence.',
    ],
  },
  {
    title: 'Fair use',
    paragraphs: [
      'Do not attack or overload the server. Do not present a modified copy as this site. The source code is published under the MIT license. Names of manufacturers, systems and standards belong to their owners.',
    ],
  },
  {
    title: 'Guides and links',
    paragraphs: [
      'The guides describe faults and common practice. What a manufacturer or seller owes you depends on your contract, their policy and the law of your country. We are not responsible for the content of other sites.',
    ],
  },
  {
    title: 'Privacy',
    paragraphs: [
      [
        'The tests send nothing. What is stored on your device is listed in the ',
        { text: 'privacy policy', href: '/privacy' },
        ', which is part of these terms.',
      ],
    ],
  },
  {
    title: 'Changes and contact',
    paragraphs: [
      [
        'New terms apply from the day they are published here. If one term is invalid, the others still apply. Send questions to ',
        { text: site.email, href: `mailto:${site.email}` },
        '.',
      ],
    ],
  },
];
