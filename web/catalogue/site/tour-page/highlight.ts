import { createStore } from 'zustand'

/** The stop that is pointed at, in the timeline or on the map: 0 is the pick-up, then the stops, last the drop-off. */
export const createHighlight = () => createStore<{ stop: number | undefined }>()(() => ({ stop: undefined }))
export type Highlight = ReturnType<typeof createHighlight>
