import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Reporter, TestCase, TestResult } from 'playwright/types/testReporter';
import { MATRIX, type MatrixField } from './matrix.ts';
import { ROOT } from './root.ts';

type Row = { side: string; fault: string };

/** After a run that held fields of the failure matrix: prints it, and writes it to `.facade/failure-matrix.md`. */
export default class MatrixReporter implements Reporter {
  readonly #fields = new Map<string, MatrixField>();

  onTestEnd(_test: TestCase, { status, annotations }: TestResult): void {
    if (status !== 'passed') return;
    for (const { type, description } of annotations) {
      if (type !== MATRIX || !description) continue;
      const field: MatrixField = JSON.parse(description);
      this.#fields.set(keyOf(field, field.section), field);
    }
  }

  onEnd(): void {
    if (this.#fields.size === 0) return;
    const table = this.#table();
    mkdirSync(join(ROOT, '.facade'), { recursive: true });
    writeFileSync(join(ROOT, '.facade/failure-matrix.md'), table);
    console.log(`\n${table}`);
  }

  #table(): string {
    const fields = [...this.#fields.values()];
    const sections = [...new Set(fields.map(({ section }) => section))];
    const rows = new Map<string, Row>(fields.map(({ side, fault }) => [`${side} ${fault}`, { side, fault }]));
    const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
    const body = [...rows.values()].map((row) =>
      line([row.side, row.fault, ...sections.map((section) => this.#cell(row, section))]),
    );
    const head = ['side', 'fault', ...sections];
    const explanation = 'Milliseconds until the fallback was there; what is missing did not pass.';
    return `${[explanation, '', line(head), line(head.map(() => '---')), ...body].join('\n')}\n`;
  }

  #cell(row: Row, section: string): string {
    const field = this.#fields.get(keyOf(row, section));
    return field ? `ok, ${Math.round(field.waited)}` : '';
  }
}

const keyOf = ({ side, fault }: Row, section: string): string => [side, fault, section].join('/');
