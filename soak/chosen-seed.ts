/** Another at each run, unless SOAK_SEED names one. */
export const chosenSeed = () => Number(process.env.SOAK_SEED) || 1 + Math.floor(Math.random() * 1_000_000)
