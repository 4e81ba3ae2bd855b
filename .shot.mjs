import { chromium } from 'playwright';

const [, , port, outdir, ...specs] = process.argv; // spec: path@WxH[d]
const b = await chromium.launch({
  executablePath: '/usr/bin/chromium-headless-shell',
  args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
});
for (const s of specs) {
  const [path, rest] = s.split('@');
  const dark = rest.endsWith('d');
  const [w, h] = rest.replace('d', '').split('x').map(Number);
  const p = await b.newPage({ viewport: { width: w, height: h }, colorScheme: dark ? 'dark' : 'light' });
  await p.goto(`http://localhost:${port}${path}`);
  await p.waitForTimeout(1500);
  const over = await p.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  const f = `${outdir}/${path.replaceAll('/', '_') || '_'}-${rest}.png`;
  await p.screenshot({ path: f, fullPage: process.env.FULL === '1' });
  console.log(f, 'overflow', over);
  await p.close();
}
await b.close();
