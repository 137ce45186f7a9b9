import { sql } from 'kysely'
import type { TestAnnai } from './annai.ts'

/**
 * Puts tables behind views that PostgreSQL itself refuses with whatever it is told to: no line of the product is another
 * for it. Answers how to say with which state; an empty one lets everything through again.
 */
export async function failingTables({ ctx: { db } }: TestAnnai, tables: readonly string[]) {
  await sql`
    CREATE TABLE failing_with (state text NOT NULL);
    INSERT INTO failing_with VALUES ('');
    CREATE FUNCTION fails_now() RETURNS boolean LANGUAGE plpgsql STABLE AS $$
      DECLARE told text := (SELECT state FROM failing_with);
      BEGIN
        IF told <> '' THEN RAISE EXCEPTION 'told to fail' USING ERRCODE = told; END IF;
        RETURN true;
      END $$`.execute(db)
  for (const table of tables) {
    const kept = `${table}_kept`
    await sql`ALTER TABLE ${sql.id(table)} RENAME TO ${sql.id(kept)}`.execute(db)
    await sql`CREATE VIEW ${sql.id(table)} AS SELECT * FROM ${sql.id(kept)} WHERE fails_now()`.execute(db)
  }
  return (state: string) => sql`UPDATE failing_with SET state = ${state}`.execute(db)
}
