import { LaterPart, later } from '../ui/layout/later-part';
import { Hero } from './home/Hero';
import { SystemCard } from './home/SystemCard';

const rest = () => import('./home/Below');
const cards = later(() => rest().then(({ Cards }) => ({ default: Cards })));
const below = later(() => rest().then(({ Below }) => ({ default: Below })));
export const loadRest = () => Promise.all([cards.load(), below.load()]).then(() => undefined);

export default function Home() {
  return (
    <>
      <Hero />
      <LaterPart of={cards} />
      <SystemCard />
      <LaterPart of={below} />
    </>
  );
}
