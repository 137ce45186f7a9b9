export { type BoardHub, createBoardHub, type HubTimes } from './board/board-hub.ts'
export { findLost } from './board/find-lost.ts'
export { findPhases } from './board/find-phases.ts'
export { openRequests } from './leave/leave-requests.store.ts'
