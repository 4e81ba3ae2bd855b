import { LaterPart, later } from '../ui/layout/later-part';
import { Hero } from './home/Hero';
import { SystemCard } from './home/SystemCard';

const cards = later(() => import('./home/Cards'));
const below = later(() => import('./home/Below'));
export const loadRest = async () => {
  await Promise.all([cards.load(), below.load()]);
};

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
