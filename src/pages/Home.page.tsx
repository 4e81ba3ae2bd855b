import { wrap } from '../theme/base.css';

export default function Home() {
  return (
    <div className={wrap}>
      <h1>Check every pixel, key and channel.</h1>
    </div>
  );
}
