import { laterPart } from '../ui/layout/later-part';
import { Hero } from './home/Hero';
import { SystemCard } from './home/SystemCard';

const Below = laterPart(() => import('./home/Below'));
export const loadRest = Below.load;

export default function Home() {
  return (
    <>
      <Hero />
      <SystemCard />
      <Below />
    </>
  );
}
