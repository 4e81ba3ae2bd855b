import { LaterPart, later } from '../ui/layout/later-part';
import { Hero } from './home/Hero';
import { SystemCard } from './home/SystemCard';

const below = later(() => import('./home/Below'));
export const loadRest = below.load;

export default function Home() {
  return (
    <>
      <Hero />
      <SystemCard />
      <LaterPart of={below} />
    </>
  );
}
