/** The quarter in which a project is delivered: a date would promise too much. Null if unknown. */
export function deliveryQuarter(deliveryAt: string | null): { quarter: number; year: number } | null {
  const [, year, month] = deliveryAt?.match(/^(\d{4})-(\d{2})/) ?? [];
  return year && month ? { quarter: Math.ceil(Number(month) / 3), year: Number(year) } : null;
}
