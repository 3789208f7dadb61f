import type { Dossier } from '../dossier.ts';
import { HERE, type Stage } from '../drawing/stage.ts';
import type { Building } from '../facade/mass.ts';
import { drawHedge } from '../outdoors/hedge.ts';
import { drawTree, type Species } from '../outdoors/trees.ts';

/** Trees behind and beside a building, so that its roof stands against leaves and sky. */
export function drawBackTrees(stage: Stage, dossier: Dossier, building: Building): void {
  const random = dossier.random('back-trees');
  const species: Species[] = ['lime', 'lime', 'birch', 'poplar', 'pine', 'lime', 'fruit'];
  const trees = Array.from({ length: random.int(8, 12) }, (_, index) => ({
    spot: [random.range(-15, building.width + 15), 0, building.depth + random.range(4, 20)] as const,
    height: random.range(7, 12.5),
    species: random.pick(species),
    leaves: dossier.season.leaves[index % dossier.season.leaves.length] as readonly [string, string, string],
    shadow: false,
  }));
  drawHedge(
    stage,
    HERE,
    { x: -30, y: 0, z: building.depth + 21, width: building.width + 60, height: 2.2, depth: 1 },
    dossier.season.hedge,
  );
  for (const tree of trees.toSorted((a, b) => b.spot[2] - a.spot[2])) {
    drawTree(stage, { ...tree, distance: Math.min(0.4, (tree.spot[2] - building.depth) / 60) });
  }
}
