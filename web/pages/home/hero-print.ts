/** No tour's cover, so that none of those below must hide its own. Known to the loader too. */
export { tokyoStation as heroPrint } from '#web/ui/prints/tokyo-station.generated.ts'
