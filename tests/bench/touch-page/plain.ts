/**
 * A touch grid as such tests are usually written: cells are objects in a list that is searched and copied for each
 * sample, and every frame draws every cell with its border, glow and ripple, then every particle.
 */

interface Cell {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly touched: boolean;
  readonly touchTime: number;
}
interface Particle {
  x: number;
  y: number;
  vx: number;
  vy: number;
  life: number;
}

export interface PlainGrid {
  readonly element: HTMLElement;
  frame(now: number): void;
  remove(): void;
}

const SIZE = 35;
const PITCH = 36;

export function mountPlain(width: number, height: number): PlainGrid {
  const canvas = document.body.appendChild(document.createElement('canvas'));
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No 2D canvas');
  const columns = Math.ceil(width / PITCH);
  const fresh = () =>
    Array.from({ length: columns * Math.ceil(height / PITCH) }, (_, i): Cell => {
      const [column, row] = [i % columns, Math.floor(i / columns)];
      return { id: `${row}-${column}`, x: column * PITCH, y: row * PITCH, size: SIZE, touched: false, touchTime: 0 };
    });
  let cells = fresh();
  let particles: Particle[] = [];
  let latest = 0;

  const drawCell = ({ x, y, size, touched, touchTime }: Cell, now: number) => {
    const age = now - touchTime;
    context.fillStyle = touched ? '#f2f2f2' : '#2b2b2b';
    context.fillRect(x, y, size, size);
    context.strokeStyle = '#121212';
    context.lineWidth = 1;
    context.strokeRect(x + 0.5, y + 0.5, size - 1, size - 1);
    if (!touched) return;
    if (age < 500) {
      context.fillStyle = `rgba(255, 92, 26, ${1 - age / 500})`;
      context.fillRect(x, y, size, size);
    }
    if (age < 300) {
      context.strokeStyle = `rgba(255, 92, 26, ${1 - age / 300})`;
      context.beginPath();
      context.arc(x + size / 2, y + size / 2, (age / 300) * size, 0, 2 * Math.PI);
      context.stroke();
    }
  };

  const touch = (x: number, y: number, now: number) => {
    const hit = cells.find((cell) => x >= cell.x && x < cell.x + PITCH && y >= cell.y && y < cell.y + PITCH);
    if (!hit || hit.touched) return;
    cells = cells.map((cell) => (cell.id === hit.id ? { ...cell, touched: true, touchTime: now } : cell));
    for (let i = 0; i < 8; i++) {
      particles.push({ x, y, vx: (Math.random() - 0.5) * 4, vy: (Math.random() - 0.5) * 4, life: 1 });
    }
    if (cells.every(({ touched }) => touched)) cells = fresh();
  };
  canvas.addEventListener('pointermove', (event) => {
    const rect = canvas.getBoundingClientRect();
    for (const { clientX, clientY } of event.getCoalescedEvents())
      touch(clientX - rect.left, clientY - rect.top, latest);
  });

  return {
    element: canvas,
    frame(now) {
      latest = now;
      context.fillStyle = '#121212';
      context.fillRect(0, 0, width, height);
      for (const cell of cells) drawCell(cell, now);
      for (const particle of particles) {
        particle.x += particle.vx;
        particle.y += particle.vy;
        particle.life -= 0.02;
        context.fillStyle = `rgba(255, 92, 26, ${Math.max(0, particle.life)})`;
        context.beginPath();
        context.arc(particle.x, particle.y, 2, 0, 2 * Math.PI);
        context.fill();
      }
      particles = particles.filter(({ life }) => life > 0);
    },
    remove: () => canvas.remove(),
  };
}
