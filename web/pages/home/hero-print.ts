/** Known to the loader too, which shows no print twice. */
export { fujiDawn as heroPrint } from '#web/ui/prints/fuji-dawn.generated.ts'
