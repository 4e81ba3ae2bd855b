import { describe, expect, it } from 'vitest';
import { jobRefusals } from '../../content/inspection-job';
import { builtInProfiles } from '../../content/profiles';
import { noFacts, withFacts } from '../../machines/inspection/device-facts';
import { type JobRefusal, readJob } from '../../machines/inspection/job';
import { profileToLink } from '../../machines/inspection/profile';
import { randomOf, runs } from '../kit/random';

const [quick] = builtInProfiles;
const buyer = builtInProfiles.find(({ id }) => id === 'buyer');
const read = (link: string) => readJob(link, builtInProfiles, 'own');
const job = (link: string) => {
  const parsed = read(link);
  return parsed.ok ? parsed.job : parsed.refusal;
};

describe('a job link', () => {
  it('is read as a form, a script or a table writes it', () => {
    const fields = {
      job: 'RMA/2026 04711',
      serial: 'PF-3K0=O&1L+',
      model: 'Łódź T14 ½"',
      notes: '50 % charge',
      returnNote: 'Shelf B4, then intake',
    };
    const facts = { ...fields };
    const escaped = Object.entries(fields).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
    expect(job(escaped.join('&'))).toEqual({ number: fields.job, facts, profile: null });
    expect(job(String(new URLSearchParams(fields)))).toEqual({ number: fields.job, facts, profile: null });
  });

  it('names a profile that the browser has, or holds one', () => {
    expect(job('job=1&profile=buyer')).toMatchObject({ profile: buyer });
    const own = { ...quick, name: 'Intake ~ desk 2', tests: quick.tests.slice(1) };
    const linked = `job=1&profile=${encodeURIComponent(profileToLink(own))}`;
    expect(job(linked)).toMatchObject({ profile: { ...own, id: 'own' } });
  });

  it('may write the kind of device in any case', () => {
    expect(job('job=1&item=tablet')).toMatchObject({ facts: { item: 'Tablet' } });
  });

  it.each<[link: string, refusal: JobRefusal]>([
    ['', { kind: 'no-number' }],
    ['job=', { kind: 'no-number' }],
    ['job=+&serial=1', { kind: 'no-number' }],
    ['serial=PF-1', { kind: 'no-number' }],
    ['job=1&serial=%E0%A4', { kind: 'damaged' }],
    ['job=1&profile=unheard', { kind: 'unknown-profile' }],
    ['job=1&profile=1~cut', { kind: 'profile', why: 'damaged' }],
    ['job=1&profile=9~x~1', { kind: 'profile', why: 'newer' }],
    ['job=1&color=red', { kind: 'unknown-field', field: 'color' }],
    ['job=1&__proto__=x', { kind: 'unknown-field', field: '__proto__' }],
    ['job=1&serial=A&serial=B', { kind: 'twice', field: 'serial' }],
    ['job=1&job=2', { kind: 'twice', field: 'job' }],
    ['job=1&profile=quick&profile=full', { kind: 'twice', field: 'profile' }],
    ['job=1&notes=a%0Ab', { kind: 'not-plain', field: 'notes' }],
    ['job=1&serial=%E2%80%AE1', { kind: 'not-plain', field: 'serial' }],
    [`job=1&serial=${'x'.repeat(201)}`, { kind: 'too-long', field: 'serial' }],
    [`job=1&notes=${'x'.repeat(2001)}`, { kind: 'too-long', field: 'notes' }],
    ['job=1&item=Toaster', { kind: 'item', field: 'Toaster' }],
    [`job=1&notes=${'x'.repeat(8200)}`, { kind: 'too-large' }],
    [`job=1&notes=${'ł'.repeat(4100)}`, { kind: 'too-large' }],
  ])('is refused whole: %.40s', (link, refusal) => {
    expect(job(link)).toEqual(refusal);
    const { kind, field } = { field: '', ...refusal };
    if (kind !== 'profile') expect(jobRefusals[kind](field)).toMatch(/^[A-Z].*\.$/);
  });

  it('takes texts up to their limits', () => {
    expect(job(`job=1&serial=${'x'.repeat(200)}&notes=${'x'.repeat(2000)}`)).toMatchObject({ number: '1' });
  });

  it('never throws, whatever is changed, and fills in only what the facts can hold', () => {
    const draw = randomOf(4711);
    const link = `job=RMA-4711&profile=${encodeURIComponent(profileToLink(quick))}&serial=PF-3K0O1L&model=T%C3%A9+14`;
    const pieces = ['&', '=', '%', '+', '#', '~', '\0', '\u{1F600}', '\uD800', 'job', 'profile', '%00', '%FF', 'notes'];
    const cases = runs(10_000);
    let read = 0;
    for (let i = 0; i < cases; i++) {
      let text = link;
      for (let change = 0; change <= draw() * 4; change++) {
        const at = Math.floor(draw() * text.length);
        const piece = pieces[Math.floor(draw() * pieces.length)] ?? '';
        text = text.slice(0, at) + (draw() < 0.7 ? piece : '') + text.slice(at + Math.floor(draw() * 3));
      }
      const parsed = readJob(text, builtInProfiles, 'own');
      if (!parsed.ok) continue;
      read++;
      const { number, facts } = parsed.job;
      expect(number).not.toBe('');
      expect(withFacts(noFacts, facts)).toMatchObject(Object.fromEntries(Object.entries(facts).filter(([, v]) => v)));
    }
    expect(read).toBeGreaterThan(cases / 20);
    expect(read).toBeLessThan(cases * 0.95);
  });
});

it('a fact is cut between two characters, not within one', () => {
  expect(withFacts(noFacts, { model: `${'x'.repeat(199)}🙂` }).model).toBe('x'.repeat(199));
  expect(withFacts(noFacts, { model: `${'x'.repeat(198)}🙂y`, lot: '\uDE42L' })).toMatchObject({
    model: `${'x'.repeat(198)}🙂`,
    lot: 'L',
  });
});

it('the facts of a job are absent in an inspection without one, and after they were emptied', () => {
  expect(Object.keys(withFacts(noFacts, { serial: 'PF-1' }))).toEqual(Object.keys(noFacts));
  const taken = withFacts(noFacts, { job: '4711', returnNote: 'Shelf B4' });
  expect(taken).toMatchObject({ job: '4711', returnNote: 'Shelf B4' });
  expect(withFacts(taken, { serial: 'PF-1' }).job).toBe('4711');
  expect(withFacts(taken, { job: '', returnNote: '' })).toEqual(noFacts);
});
