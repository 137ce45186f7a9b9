import { create } from 'zustand'

/** How often something happened that the counts beside the rooms of the office may tell of. */
const store = create<{ times: number }>(() => ({ times: 0 }))

/** Whoever sees that less or more waits than before says so; the shell counts anew. */
export const sayBadgesChanged = () => store.setState(({ times }) => ({ times: times + 1 }))

export const useBadgeNews = () => store(({ times }) => times)
