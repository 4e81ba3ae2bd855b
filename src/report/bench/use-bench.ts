import { startTransition, useEffect, useRef, useState } from 'react';
import type { BenchFile, BenchRow } from '../../../machines/report/bench';
import { figuresByPeriod } from '../../../machines/report/bench-figures';
import { type BenchPart, type BenchSource, clockAt } from '../../browser/report/read-bench';
import { readFolder } from '../../browser/report/reader';

export type Refused = Extract<BenchFile, { refusal: unknown }>;

/** What was read of a source until now. */
export interface Reading {
  readonly source: BenchSource;
  readonly state: 'reading' | 'done' | 'canceled' | 'failed';
  /** Reports, with all their copies. */
  readonly rows: readonly BenchRow[];
  readonly refused: readonly Refused[];
  readonly figures: BenchPart['figures'];
  /** When it ended, in ms since the epoch. */
  readonly endedAt: number;
}

/** Reads a bench, and shows the figures of each part that was read. Nothing is stored. */
export function useBench() {
  const [reading, setReading] = useState<Reading | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const open = async (source: BenchSource) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const rows: BenchRow[] = [];
    const refused: Refused[] = [];
    let figures = figuresByPeriod([], clockAt(Date.now()));
    const show = (state: Reading['state']) => {
      if (running.current !== controller) return;
      const next = { source, state, rows, refused, figures, endedAt: Date.now() };
      // As a transition, the tables are drawn in short tasks.
      startTransition(() => setReading(next));
    };
    show('reading');
    const onPart = (part: BenchPart) => {
      for (const file of part.files) {
        if ('row' in file) rows.push(file.row);
        else refused.push(file);
      }
      figures = part.figures;
      show('reading');
    };
    const isWhole = await readFolder(source, { onPart, signal: controller.signal }).catch(() => false);
    show(isWhole ? 'done' : 'failed');
  };
  const cancel = () => {
    running.current?.abort();
    running.current = null;
    setReading((before) => before && { ...before, state: 'canceled', endedAt: Date.now() });
  };
  return { reading, open: (source: BenchSource) => void open(source), cancel };
}

/** How many files were read. */
export const countOf = ({ rows, refused }: Reading): number => rows.length + refused.length;

export type Bench = ReturnType<typeof useBench>;
