import {testExtension} from './extension-tests.ts';

testExtension('dawn');
