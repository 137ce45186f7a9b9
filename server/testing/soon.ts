/** How long tests wait for what comes by itself: only what never comes is given up, however busy the machine is. */
export const soon = { timeout: 30_000 }
