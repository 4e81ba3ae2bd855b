import { useEffect, useMemo, useRef, useState } from 'react';
import { type BenchFile, type BenchRow, benchFigures, withoutCopies } from '../../../machines/report/bench';
import type { BenchSource } from '../../browser/report/read-bench';
import { readFolder } from '../../browser/report/reader';

type Refused = Extract<BenchFile, { refusal: unknown }>;

/** What was read of a source until now. */
interface Reading {
  readonly source: BenchSource;
  readonly state: 'reading' | 'done' | 'canceled' | 'failed';
  readonly files: readonly BenchFile[];
  /** When it ended, in ms since the epoch. */
  readonly endedAt: number;
}

/** Reads a bench, and counts again with each part that was read. Nothing is stored. */
export function useBench() {
  const [reading, setReading] = useState<Reading | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const open = async (source: BenchSource) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const files: BenchFile[] = [];
    const show = (state: Reading['state']) => {
      if (running.current === controller) setReading({ source, state, files: [...files], endedAt: Date.now() });
    };
    show('reading');
    const onPart = (part: readonly BenchFile[]) => {
      files.push(...part);
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

  const files = reading?.files;
  const counted = useMemo(() => {
    const rows = withoutCopies((files ?? []).flatMap((one): readonly BenchRow[] => ('row' in one ? [one.row] : [])));
    const refused = (files ?? []).filter((one): one is Refused => 'refusal' in one);
    return { rows, refused, figures: benchFigures(rows) };
  }, [files]);
  return { reading, ...counted, open: (source: BenchSource) => void open(source), cancel };
}

export type Bench = ReturnType<typeof useBench>;
