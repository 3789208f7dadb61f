import type { Dossier } from '../dossier.ts';
import type { Stage } from '../drawing/stage.ts';
import type { Building } from '../facade/mass.ts';
import { drawTree, type Species } from '../outdoors/trees.ts';

/** Trees behind and beside a building, so that its roof stands against leaves and sky. */
export function drawBackTrees(stage: Stage, dossier: Dossier, building: Building): void {
  const random = dossier.random('back-trees');
  const species: Species[] = ['lime', 'lime', 'birch', 'poplar', 'pine', 'lime'];
  const trees = Array.from({ length: random.int(4, 7) }, (_, index) => ({
    spot: [random.range(-16, building.width + 16), 0, building.depth + random.range(6, 26)] as const,
    height: random.range(6, 11),
    species: random.pick(species),
    leaves: dossier.season.leaves[index % dossier.season.leaves.length] as readonly [string, string, string],
    shadow: false,
  }));
  for (const tree of trees.toSorted((a, b) => b.spot[2] - a.spot[2])) {
    drawTree(stage, { ...tree, distance: Math.min(0.4, (tree.spot[2] - building.depth) / 60) });
  }
}
