import {startEngine} from '../engines/engines.ts';
import {testJourneys} from './journeys.ts';

testJourneys(() => startEngine('WebKit'));
