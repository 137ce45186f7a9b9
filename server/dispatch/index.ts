export { type BoardHub, createBoardHub, type HubTimes } from './board/board-hub.ts'
export { findLost } from './board/find-lost.ts'
export { findPhases } from './board/find-phases.ts'
export { dutyOfMonth } from './month-sheet/duty-of-month.ts'
