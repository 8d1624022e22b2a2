import {Readable} from 'node:stream';
import {parse} from 'csv-parse';
import {type CsvRecord, csvOptions, notCsv} from './csv-rows.ts';
import {peek} from './decoded-text.ts';

/**
 * Reads the records of a CSV text as a stream.
 *
 * @throws {CatalogueError} if the text is not CSV.
 */
export async function* readRecords(texts: AsyncIterable<string>, file: string): AsyncGenerator<CsvRecord> {
  const {head, all} = await peek(texts);
  const parser = parse(csvOptions(head));
  const source = Readable.from(all).on('error', error => parser.destroy(error));
  try {
    yield* source.pipe(parser) as AsyncIterable<CsvRecord>;
  } catch (error) {
    throw notCsv(file, error);
  }
}
