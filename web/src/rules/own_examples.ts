/** Patterns to begin with, each with a hand that has it. Their names are the texts own-example-…. */
export const EXAMPLES = [
  { id: "bridge", pattern: "123x 345x 567x 789x pair", hand: "12334556778p 11z", win: "9p" },
  {
    id: "stairs",
    pattern: "run from nx run from n+1x run from n+2x run from n+3x pair",
    hand: "123234345m 45m 77p",
    win: "6m",
  },
  { id: "mirror", pattern: "111x 999x 111y 999y pair", hand: "111999m 111s 99s 55z", win: "9s" },
  { id: "even", pattern: "only 2468m2468p2468s", hand: "222444m 666p 88s 44p", win: "4p" },
  { id: "dragons", pattern: "triplet of dragons run run run pair of winds", hand: "555z 123m 456p 78s 22z", win: "9s" },
  { id: "last", pattern: "closed hand and wait tanki and won on honours", hand: "123m 456m 789p 345s 3z", win: "3z" },
] as const;
